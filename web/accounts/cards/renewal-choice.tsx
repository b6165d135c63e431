import * as t from '@talentplace/contract/accounts/messages/cards'
import { Checkbox } from '@mantine/core'
import { cardName } from './card-text.ts'
import { otherDefault } from './renewal-card.ts'
import { useCards } from './use-cards.ts'

interface RenewalChoiceProps {
  readonly clientUuid: string
  /** The card that is to pay; null while none is chosen. */
  readonly chosen: string | null
  /** A card is being entered, which is to pay instead. */
  readonly entering: boolean
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/** Whether renewals charge the card that pays now, too. Where no other card could be charged there is no choice. */
export function RenewalChoice({ clientUuid, chosen, entering, checked, onChange }: RenewalChoiceProps) {
  const cards = useCards(clientUuid).data?.credit_cards ?? []
  if (chosen === null && !entering) return null
  const other = otherDefault(cards, entering ? null : chosen)
  return (
    <Checkbox
      label={t.forRenewals()}
      description={other ? t.otherCard({ card: cardName(other) }) : t.changeable()}
      checked={checked || other === undefined}
      disabled={other === undefined}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
