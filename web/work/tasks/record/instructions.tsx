import styles from '../tasks.module.css'

/** How a task is done, for whoever does it next. */
export function Instructions({ text }: { text: string }) {
  return <p className={styles.text}>{text}</p>
}
