import type { QueryClient } from '@tanstack/react-query'

const aboutSubscriptions = /^projects\.(listClientProjects|getProjectDashboard|previewCancellation)$/

/** Asks again for everything shown about subscriptions. */
export function reloadSubscriptions(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ predicate: ({ queryKey }) => aboutSubscriptions.test(String(queryKey[0])) })
}
