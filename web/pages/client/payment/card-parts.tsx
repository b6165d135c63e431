import { BankConfirmation } from '../../../accounts/cards/bank-confirmation.tsx'
import { CardChooser } from '../../../accounts/cards/card-chooser.tsx'
import { RenewalChoice } from '../../../accounts/cards/renewal-choice.tsx'
import { SpendingGate } from '../../../accounts/spending/spending-gate.tsx'
import type { CardParts } from '../../../ui/form/use-card-payment.ts'

/** What a client's payments by card are put together from. */
export const cardParts: CardParts = {
  chooser(clientUuid, choice, { entering, onChoose, onEntry, onEdited }) {
    const { card_uuid, use_for_renewals } = choice
    return (
      <>
        <CardChooser
          clientUuid={clientUuid}
          chosen={card_uuid}
          onChoose={(chosen) => onChoose({ ...choice, card_uuid: chosen })}
          onEntry={onEntry}
          onEdited={onEdited}
        />
        <RenewalChoice
          clientUuid={clientUuid}
          chosen={card_uuid}
          entering={entering}
          checked={use_for_renewals}
          onChange={(checked) => onChoose({ ...choice, use_for_renewals: checked })}
        />
      </>
    )
  },
  bank: (clientUuid, client_secret, onAnswered) => (
    <BankConfirmation clientUuid={clientUuid} client_secret={client_secret} onAnswered={onAnswered} />
  ),
  approval: (purchase, press) => <SpendingGate wish={purchase}>{press}</SpendingGate>,
}
