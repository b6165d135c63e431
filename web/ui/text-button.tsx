import type { ButtonHTMLAttributes } from 'react'
import styles from './text-button.module.css'

interface TextButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `small`: among text of its size. */
  readonly size?: 'small'
  /** `muted`: what is seldom wanted. */
  readonly tone?: 'muted'
}

/** A button that reads as a link: what may be done beside something. Its height and place are the caller's. */
export function TextButton({ size, tone, className = '', ...rest }: TextButtonProps) {
  return (
    <button {...rest} type="button" className={`${styles.button} ${className}`} data-size={size} data-tone={tone} />
  )
}
