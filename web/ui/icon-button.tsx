import type { ButtonHTMLAttributes } from 'react'
import styles from './icon-button.module.css'

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'type'> & {
  /** What it does, for those who don't see the icon. */
  readonly 'aria-label': string
}

/** A press button that shows an icon alone; what is placed in it absolutely stands on the icon. */
export function IconButton(props: IconButtonProps) {
  return <button {...props} type="button" className={styles.button} />
}
