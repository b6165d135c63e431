import * as t from '@talentplace/contract/accounts/messages/sign-up'
import { IconClock, IconMapPin, IconReceipt } from '@tabler/icons-react'
import styles from './promises.module.css'

const promises = [
  {
    Icon: IconMapPin,
    title: t.inCanada(),
    text: t.inCanadaText(),
  },
  {
    Icon: IconClock,
    title: t.matched(),
    text: t.matchedText(),
  },
  {
    Icon: IconReceipt,
    title: t.pricedBefore(),
    text: t.pricedBeforeText(),
  },
]

/** What a client gets, beside the form. */
export function Promises() {
  return (
    <ul className={styles.promises}>
      {promises.map(({ Icon, title, text }) => (
        <li key={title} className={styles.promise}>
          <Icon className={styles.icon} size={22} stroke={1.6} aria-hidden="true" />
          <div>
            <p className={styles.title}>{title}</p>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
