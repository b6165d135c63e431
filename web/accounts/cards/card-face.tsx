import * as t from '@talentplace/contract/accounts/messages/cards'
import type { CreditCard } from '@talentplace/contract/accounts/cards/card.routes'
import { Tag } from '../../ui/tag.tsx'
import { BrandIcon } from './brand-icon.tsx'
import styles from './card-face.module.css'
import { cardName, expiryText } from './card-text.ts'

/** A card in one line: brand, last four, expiry, and whether it is the default one or past use. */
export function CardFace({ card }: { card: CreditCard }) {
  return (
    <span className={styles.face}>
      <BrandIcon brand={card.brand} />
      <span className={styles.words}>
        <span className={styles.name}>{cardName(card)}</span>
        <span className={styles.about}>
          {card.is_expired ? (
            <Tag tone="danger">{t.expired({ month: expiryText(card) })}</Tag>
          ) : (
            <span className={styles.expiry}>{t.expires({ month: expiryText(card) })}</span>
          )}
          {card.default_credit_card && <Tag tone="good">{t.isDefault()}</Tag>}
        </span>
      </span>
    </span>
  )
}
