/** B9.2: whose cards are meant; this product has one source. Apart, so that pages can name it without schemas. */
export const cardSource = 'talentplace'
