/** Icons of the toolbar: beside their name, so nobody has to hear them. */
export const TOOLBAR_ICON = { 'aria-hidden': true, size: 20, stroke: 1.75 } as const;
