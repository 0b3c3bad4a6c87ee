// Shows the API's own description; requests tried out from here carry the token that posts need.

const token = () => document.cookie.match(/qd_csrf=([^;]+)/)?.[1] ?? "";

window.SwaggerUIBundle({
  url: "/schema/openapi.json",
  dom_id: "#swagger-ui",
  validatorUrl: null,
  requestInterceptor: (request) => {
    request.headers["x-csrftoken"] = token();
    return request;
  },
});
