import { IconSelector } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import styles from './plain-select.module.css'

/** The browser's own select, with our frame and arrow. */
export function PlainSelect(props: ComponentProps<'select'>) {
  return (
    <span className={styles.frame}>
      <select {...props} />
      <IconSelector size={18} stroke={1.75} aria-hidden="true" />
    </span>
  )
}
