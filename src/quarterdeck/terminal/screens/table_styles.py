"""How the parts of the table lie: below each other, or all of them beside a chart."""

TABLE_STYLES = """
TableFrame {
    #middle { height: 1fr; }
    #below { height: 1fr; }
    LogPanel { width: 2fr; }
    CoachPanel { width: 3fr; }
    &.-narrow.-coached LogPanel { display: none; }
    &.-beside {
        #middle { layers: default above; }
        WhyNotPanel { layer: above; dock: bottom; }
        GameBoard { dock: left; height: 100%; }
        ScoreTrack { display: none; }
        #below { layout: vertical; }
        LogPanel, CoachPanel { width: 1fr; height: 1fr; }
        ActionBar { layout: vertical; height: auto; }
        OfferButton { width: 100%; height: auto; margin: 0; text-wrap: wrap; }
        #note { width: 100%; height: auto; text-wrap: wrap; }
    }
}
"""
