import type { Testimonial } from '@talentplace/contract/matching/assistant.routes'
import styles from './reviews.module.css'

/** What the assistant answered; nothing where they didn't. */
export function ReviewReply({ reply, title }: { reply: Testimonial['reply']; title: string }) {
  if (reply === null) return null
  return (
    <div className={styles.reply}>
      <p className={styles.note}>{title}</p>
      <p className={styles.words}>{reply.message}</p>
    </div>
  )
}
