import { cardName } from '../../../accounts/cards/card-text.ts'
import { useCards } from '../../../accounts/cards/use-cards.ts'
import { paths } from '../../../platform/navigation/paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'

/** The card that renewals charge, where that won't work: its bank refused it, or it has expired. */
export function CardPanel({ client_uuid }: { client_uuid: string }) {
  const { data } = useCards(client_uuid)
  const card = data?.credit_cards.find(({ default_credit_card }) => default_credit_card)
  if (!card || !(card.was_declined || card.is_expired)) return null
  return (
    <Panel
      title={`Your ${cardName(card)} ${card.is_expired ? 'has expired' : 'was declined'}`}
      lead={`${card.is_expired ? '' : 'That charge didn’t go through. '}Your subscriptions renew with this card. Choose or add another one before the next renewal.`}
    >
      <LinkButton variant="outline" to={paths.billing()}>
        Use another card
      </LinkButton>
    </Panel>
  )
}
