import type { ReactNode } from 'react'
import styles from './brand-icon.module.css'

const letters = (text: string, size: number) => (
  <text x="24" y="20.5" textAnchor="middle" fontSize={size} className={styles.letters}>
    {text}
  </text>
)

/** B9.5: drawn after the colours each brand is known by. */
const drawings: Readonly<Record<string, ReactNode>> = {
  Visa: (
    <>
      <rect width="48" height="32" rx="4" fill="#1a1f71" />
      {letters('VISA', 14)}
    </>
  ),
  MasterCard: (
    <>
      <rect width="48" height="32" rx="4" fill="#252525" />
      <circle cx="19" cy="16" r="9" fill="#eb001b" />
      <circle cx="29" cy="16" r="9" fill="#f79e1b" />
      <path d="M24 8.5a9 9 0 0 1 0 15 9 9 0 0 1 0-15Z" fill="#ff5f00" />
    </>
  ),
  PayPal: (
    <>
      <rect width="48" height="32" rx="4" fill="#f5f7fa" />
      <path d="M20 6h8c4 0 6 2.4 5.2 6-.9 4-4 6-8.2 6h-3l-1 6h-5l4-18Z" fill="#003087" />
      <path d="M24 10h7c3.4 0 5 2 4.3 5-.8 3.6-3.5 5.4-7.2 5.4h-2.6l-1 5.6h-4.3L24 10Z" fill="#0070e0" opacity=".75" />
    </>
  ),
  Discover: (
    <>
      <rect width="48" height="32" rx="4" fill="#f7f3ec" />
      <path d="M48 20v8a4 4 0 0 1-4 4H20c11-2 21-6 28-12Z" fill="#f47216" />
      <text x="24" y="15" textAnchor="middle" fontSize="7.5" className={styles.darkLetters}>
        DISCOVER
      </text>
    </>
  ),
  'American Express': (
    <>
      <rect width="48" height="32" rx="4" fill="#016fd0" />
      {letters('AMEX', 12)}
    </>
  ),
  'Diners Club': (
    <>
      <rect width="48" height="32" rx="4" fill="#eef3f8" />
      <circle cx="24" cy="16" r="11" fill="#0079be" />
      <circle cx="24" cy="16" r="8.5" fill="#ffffff" />
      <path d="M22 9.5v13a7 7 0 0 1 0-13Zm4 0a7 7 0 0 1 0 13v-13Z" fill="#0079be" />
    </>
  ),
}

const generic = (
  <>
    <rect x=".5" y=".5" width="47" height="31" rx="3.5" className={styles.generic} />
    <rect y="8" width="48" height="6" className={styles.stripe} />
    <rect x="6" y="20" width="14" height="4" rx="2" className={styles.stripe} />
  </>
)

/** B9.5: a small picture of the brand, or of any card; its name stands beside it. */
export function BrandIcon({ brand }: { brand: string }) {
  const known = Object.hasOwn(drawings, brand)
  return (
    <svg
      viewBox="0 0 48 32"
      width="48"
      height="32"
      className={styles.icon}
      aria-hidden="true"
      data-brand={known ? brand : 'generic'}
    >
      {known ? drawings[brand] : generic}
    </svg>
  )
}
