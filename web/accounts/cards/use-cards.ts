import { useQueryClient } from '@tanstack/react-query'
import { cardSource } from '@talentplace/contract/accounts/cards/card-source'
import { firstRead, useApi } from '../../platform/api/query.ts'

const ofClient = (clientUuid: string) => ({ params: { clientUuid, card: cardSource } })

/** The cards of a client, and what a card is entered with. */
export function useCards(clientUuid: string) {
  return useApi('clients.listCards', ofClient(clientUuid))
}

/** The same, for a page that shows them first. */
export const cardsRead = (clientUuid: string) => firstRead('clients.listCards', ofClient(clientUuid))

/** Asks again for the cards. */
export function useReloadCards(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['clients.listCards'] })
}
