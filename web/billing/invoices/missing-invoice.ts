/** What is said where an address names no invoice that the person may see. */
export const missingInvoice = {
  heading: 'There is no such invoice',
  title: 'It isn’t one of yours',
  text: 'Or there never was one at this address.',
} as const
