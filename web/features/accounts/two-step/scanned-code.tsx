import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'
import { useMemo } from 'react'
import styles from './two-step.module.css'

/** What cameras need around it. */
const margin = 4

/** A text as a square that a phone scans; dark on light whatever the theme, as cameras expect it. */
export default function ScannedCode({ text }: { text: string }) {
  const { size, path } = useMemo(() => {
    const code = generate(text)
    return { size: code.size, path: toSvgPath(code) }
  }, [text])
  return (
    <svg
      className={styles.square}
      viewBox={`${-margin} ${-margin} ${size + 2 * margin} ${size + 2 * margin}`}
      role="img"
      aria-label="QR code for your authenticator app"
      shapeRendering="crispEdges"
    >
      <rect x={-margin} y={-margin} width={size + 2 * margin} height={size + 2 * margin} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
