import * as ui from '@talentplace/contract/shared/messages/ui'
function quantity(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours > 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : ''].filter(Boolean).join(' ')
}

/** How another clock stands to one's own, offsets in minutes east of UTC: `1 h ahead`, `2 h behind`, `same time`. */
export function clockDifference(theirOffset: number, ownOffset: number): string {
  const minutes = theirOffset - ownOffset
  if (minutes === 0) return ui.sameTime()
  const time = quantity(Math.abs(minutes))
  return minutes > 0 ? ui.ahead({ time }) : ui.behind({ time })
}
