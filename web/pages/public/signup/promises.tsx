import { IconClock, IconMapPin, IconReceipt } from '@tabler/icons-react'
import styles from './promises.module.css'

const promises = [
  {
    Icon: IconMapPin,
    title: 'In Canada and the United States',
    text: 'People who work in your language, near your clock, with the tools you already use.',
  },
  {
    Icon: IconClock,
    title: 'Matched by what they do and when they work',
    text: 'You see the reasons for every match: skills, tools, free hours and the part of your day they share.',
  },
  {
    Icon: IconReceipt,
    title: 'A price you can see before you start',
    text: 'Monthly hours at one rate, with every line of the total in view. Browsing is free.',
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
