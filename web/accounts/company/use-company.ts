import { firstRead, useApi } from '../../platform/api/query.ts'

const ofClient = (clientUuid: string) => ({ params: { uuid: clientUuid }, query: {} })

/** The company of a client. */
export function useCompany(clientUuid: string) {
  return useApi('clients.getCompany', ofClient(clientUuid))
}

/** The same, for a page that shows it first. */
export const companyRead = (clientUuid: string) => firstRead('clients.getCompany', ofClient(clientUuid))
