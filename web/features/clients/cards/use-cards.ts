import { useQueryClient } from '@tanstack/react-query'
import { cardSource } from '@talentplace/contract/clients/card-source'
import { useApi } from '../../../platform/api/query.ts'

/** The cards of a client, and what a card is entered with. */
export function useCards(clientUuid: string) {
  return useApi('clients.listCards', { params: { clientUuid, source: cardSource } })
}

/** Asks again for the cards. */
export function useReloadCards(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['clients.listCards'] })
}
