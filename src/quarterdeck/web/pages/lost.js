// An address that leads nowhere.
import { Art, html } from "../app/html.js";
import { useText, useTitle } from "../app/shell.js";
import { Header, Languages } from "../components/header.js";

export const LostPage = () => {
  const text = useText();
  useTitle(text("lost"));
  return html`<${Header}><${Languages} /><//>
    <main class="wrap waiting"><section class="deck waiting__deck"><${Art} class="waiting__art" name="vignettes/hero" />
      <div class="word"><h1>${text("lost")}</h1><p>${text("lost-say")}</p>
        <p><a class="btn btn--brass" href="/">${text("to-lobby")}</a></p></div></section></main>`;
};
