import { call } from '../api/call.ts'
import { storeUtm } from './stored-utm.ts'
import { utmOfAddress } from './utm-of-address.ts'

/** C5.3: tells the server by which link someone came, and keeps the record it counts for. A failure is ignored. */
export async function logVisit(pathname: string, search: string): Promise<void> {
  const parameters = utmOfAddress(search)
  if (parameters === null) return
  try {
    const body = { ...parameters, page: pathname.slice(0, 300) }
    const { uuid, shortcode, is_referral } = await call('attribution.logUtmEvent', {
      query: { event: 'pageview' },
      body,
    })
    if (uuid !== null) storeUtm({ uuid, shortcode, parameters, is_referral })
  } catch {
    // Nobody who visits has to know about it.
  }
}
