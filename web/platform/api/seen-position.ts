import { positionCookie, positionHeader } from '@talentplace/contract/shared/database-position'

/** Seconds; a replica that is further behind than that answers nobody. */
const lifetime = 60

const inCookies = new RegExp(`(?:^|;\\s*)${positionCookie}=(\\w+)`)

/** Keeps the latest position for every tab: a cookie goes with each call, and is there again after a reload. */
export function rememberPosition(position: string): void {
  if (position <= (inCookies.exec(document.cookie)?.[1] ?? '')) return
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${positionCookie}=${position}; path=/; max-age=${lifetime}; samesite=strict${secure}`
}

/** What this browser has just written is in every list that it reads from now on. */
export function noteWrite({ headers }: Pick<Response, 'headers'>): void {
  const position = headers.get(positionHeader)
  if (position !== null) rememberPosition(position)
}
