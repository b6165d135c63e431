/** B9.3, B9.4. */
export const cardMessages = {
  notLoaded: 'An Error occurred, please try again later.',
  notEntered: 'Unable to process your request. Please verify your details and try again.',
  notSaved: 'Unable to save credit card - please try again later.',
  notDefault: 'Unable to update default credit card - please try again later.',
  notDeleted: 'Unable to delete credit card - please try again later.',
  defaultRetained: 'Unable to delete default credit card - please select another default card first.',
  madeDefault: 'Default credit card updated.',
} as const
