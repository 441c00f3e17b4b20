/** Props of toolbar icons. Hidden from screen readers, because the button already has a name. */
export const TOOLBAR_ICON = { 'aria-hidden': true, size: 20, stroke: 1.75 } as const;
