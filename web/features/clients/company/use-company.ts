import { useApi } from '../../../platform/api/query.ts'

/** The company of a client. */
export function useCompany(clientUuid: string) {
  return useApi('clients.getCompany', { params: { id: clientUuid } })
}
