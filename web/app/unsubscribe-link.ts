import { paths } from '../platform/navigation/paths.ts'

/** Where a link of a mail from before leads, by its `action=unsubscribe`; null: the address is no such link. */
export function unsubscribeAddress(search: string): string | null {
  const query = new URLSearchParams(search)
  if (query.get('action') !== 'unsubscribe') return null
  return paths.unsubscribe(query.get('token') ?? '')
}

/** Leads from such a link to the page that asks first: opening a link changes nothing. */
export function followUnsubscribeLink({ location }: Window): void {
  const address = unsubscribeAddress(location.search)
  if (address !== null) location.replace(address)
}
