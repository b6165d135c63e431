import type { CSSProperties } from 'react'
import styles from './skeleton.module.css'

interface SkeletonProps {
  /** Any CSS lengths, as in the final layout, so that nothing jumps. */
  readonly width?: CSSProperties['width']
  readonly height?: CSSProperties['height']
  readonly round?: boolean
}

/** A still-loading piece of a screen. Give the region around it `aria-busy` and say what loads. */
export function Skeleton({ width = '100%', height = '1em', round = false }: SkeletonProps) {
  return (
    <span aria-hidden="true" className={styles.skeleton} data-round={round || undefined} style={{ width, height }} />
  )
}
