import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './overlap-strip.module.css'
import { overlapInWords } from './overlap-words.ts'

/** The viewer's working day in 16 half hours, each as strong as the person's weekdays are many; in words for screen readers. */
export function OverlapStrip({ overlap }: { overlap: readonly number[] }) {
  const words = overlapInWords(overlap)
  const halves = overlap.map((days, half) => ({ key: `half-${half}`, days }))
  return (
    <div title={words}>
      <VisuallyHidden>{words}</VisuallyHidden>
      <div className={styles.strip} aria-hidden="true">
        {halves.map(({ key, days }) => (
          <span key={key} className={styles.half} data-days={days} />
        ))}
      </div>
    </div>
  )
}
