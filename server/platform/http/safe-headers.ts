/**
 * What every answer says unless it says otherwise: kept nowhere, shown nowhere else, and nothing in it is run. Pages
 * bring a policy of their own, assets and portraits how long they may be kept.
 */
export const safeHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

/** The same as lines of an answer that is written by hand. */
export const safeHeaderLines = Object.entries(safeHeaders)
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('')
