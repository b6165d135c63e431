import type { QueryClient } from '@tanstack/react-query'

const aboutDrafts = /^(projects\.listProjects|operations\.getClientHome)$/

/** Asks again for everything that lists drafts. */
export function reloadDrafts(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ predicate: ({ queryKey }) => aboutDrafts.test(String(queryKey[0])) })
}
