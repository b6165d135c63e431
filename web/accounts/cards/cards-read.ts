import { cardSource } from '@talentplace/contract/accounts/cards/card-source'
import { firstRead } from '../../platform/api/first-read.ts'

/** The cards of a client are asked for by their uuid, and by how cards are entered here. */
export const cardsInput = (clientUuid: string) => ({ params: { clientUuid, card: cardSource } })

/** The cards, for a page that shows them first. */
export const cardsRead = (clientUuid: string) => firstRead('clients.listCards', cardsInput(clientUuid))
