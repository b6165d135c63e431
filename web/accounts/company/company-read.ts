import { firstRead } from '../../platform/api/first-read.ts'

/** The company of a client is asked for by its uuid. */
export const companyInput = (clientUuid: string) => ({ params: { uuid: clientUuid }, query: {} })

/** The company, for a page that shows it first. */
export const companyRead = (clientUuid: string) => firstRead('clients.getCompany', companyInput(clientUuid))
