import type { QueryClient } from '@tanstack/react-query'

const aboutUsers = /^accounts\.(getUser|listUsers|searchUsers|listUserAudit|list\w+Relationships)$/

/** Asks again for everything shown about people's accounts. */
export function reloadUsers(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ predicate: ({ queryKey }) => aboutUsers.test(String(queryKey[0])) })
}
