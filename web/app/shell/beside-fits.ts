/** Is there room for the navigation beside a page, as shell.module.css has it? On a phone it is opened from the header. */
export const besideFits = (): boolean => !window.matchMedia('(max-width: 768px)').matches
