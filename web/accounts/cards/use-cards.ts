import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../platform/api/query.ts'
import { cardsInput } from './cards-read.ts'

/** The cards of a client, and what a card is entered with. */
export function useCards(clientUuid: string, options: { readonly enabled?: boolean } = {}) {
  return useApi('clients.listCards', cardsInput(clientUuid), options)
}

/** Asks again for the cards. */
export function useReloadCards(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['clients.listCards'] })
}
