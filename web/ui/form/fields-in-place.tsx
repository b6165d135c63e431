import { useEffect, useRef, type ReactNode } from 'react'

/** Fields that open where something stood: focus goes to the first of them. */
export function FieldsInPlace({ className, children }: { className?: string; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => root.current?.querySelector<HTMLElement>('input, select, textarea')?.focus(), [])
  return (
    <div ref={root} className={className}>
      {children}
    </div>
  )
}
