import { useApi } from '../../platform/api/query.ts'

/** What a client has told us: the newest version, or another one. */
export function useRequirements(uuid: string, version?: number) {
  return useApi('projects.getRequirements', { params: { uuid }, query: version === undefined ? {} : { version } })
}

/** Where `useRequirements` keeps the newest version. */
export function newestRequirements(uuid: string) {
  return ['projects.getRequirements', { params: { uuid }, query: {} }]
}
