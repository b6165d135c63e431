import * as t from '@talentplace/contract/accounts/messages/two-step'
import { generate } from 'lean-qr'
import { toSvgDataURL } from 'lean-qr/extras/svg'
import { useMemo } from 'react'
import styles from './two-step.module.css'

/** A text as a square that a phone scans; dark on light whatever the theme, as cameras expect it. */
export default function ScannedCode({ text }: { text: string }) {
  const source = useMemo(() => toSvgDataURL(generate(text), { on: '#000', off: '#fff' }), [text])
  return <img className={styles.square} src={source} alt={t.square()} width={196} height={196} />
}
