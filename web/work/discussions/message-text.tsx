import { linkParts } from './link-parts.ts'
import styles from './message.module.css'

/** What someone wrote, as text: addresses lead where they say, everything else is only read. It runs as its own script does. */
export function MessageText({ text }: { text: string }) {
  return (
    <p className={styles.text} dir="auto">
      {linkParts(text).map(({ text: part, href }, at) =>
        href === null ? (
          part
        ) : (
          <a key={at} href={href} target="_blank" rel="noopener noreferrer nofollow">
            {part}
          </a>
        ),
      )}
    </p>
  )
}
