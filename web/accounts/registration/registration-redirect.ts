import type { RegistrationMetadata } from '@talentplace/contract/accounts/registration/verify.routes'
import { paths } from '../../platform/navigation/paths.ts'

const groups = ['roles', 'skills', 'tools', 'default'] as const

/**
 * B7.5: where someone goes on who has confirmed their email: to the assistant they came for, else to their search (its
 * words with it), else (null) wherever their account leads them.
 */
export function registrationRedirect(metadata: RegistrationMetadata | null): string | null {
  if (metadata === null) return null
  const { assistant_uuid, cids, rids, hours, self_identifications, availabilities, timezone, keywords } = metadata
  const query = new URLSearchParams()
  for (const group of groups) for (const word of keywords?.[group] ?? []) query.append(group, word)
  const hasWords = query.size > 0
  if (assistant_uuid !== null && cids.length > 0) query.set('cid', cids.join(','))
  if (rids.length > 0) query.set('rids', rids.join(','))
  if (hours.length > 0) query.set('hours', hours.join(','))
  if (self_identifications !== '') query.set('self_identifications', self_identifications)
  if (availabilities.length > 0) query.set('availabilities', availabilities.join(','))
  if (timezone !== null) query.set('timezone', timezone)
  const text = query.toString().replaceAll('%2C', ',').replaceAll('%2F', '/')
  if (assistant_uuid !== null) return paths.assistant(assistant_uuid, text)
  if (rids.length > 0) return `${paths.search('candidates')}&${text}`
  return hasWords ? `${paths.search('roles')}&${text}` : null
}
