import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { Link } from 'react-router'
import styles from './button.module.css'

interface Look {
  /** `filled`: the one next step of a screen; `outline`: another way; `quiet`: text alone; `danger`: takes something away. */
  readonly variant?: 'filled' | 'outline' | 'quiet' | 'danger'
  readonly fullWidth?: boolean
  readonly children: ReactNode
}

type ButtonProps = Look &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    readonly ref?: Ref<HTMLButtonElement>
    /** Work is under way: says so, and takes no second press. The button keeps focus. */
    readonly busy?: boolean
  }

function look({ variant = 'filled', fullWidth = false }: Look): string {
  return [styles.button, styles[variant], fullWidth ? styles.wide : ''].filter(Boolean).join(' ')
}

/** A press button; light enough for the first load. */
export function Button({ variant, fullWidth, busy = false, type = 'button', onClick, children, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={look({ variant, fullWidth, children })}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {children}
    </button>
  )
}

type LinkButtonProps = Look & { readonly to: string; readonly rel?: string }

/** A link within the product that looks like a button. Addresses outside it (`https:`, `mailto:`) leave by a plain link. */
export function LinkButton({ to, rel, ...shape }: LinkButtonProps) {
  if (/^[a-z]+:/.test(to)) {
    return (
      <a href={to} rel={rel ?? 'noopener'} className={look(shape)}>
        {shape.children}
      </a>
    )
  }
  return (
    <Link to={to} className={look(shape)}>
      {shape.children}
    </Link>
  )
}
