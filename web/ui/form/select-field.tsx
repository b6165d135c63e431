import { NativeSelect } from '@mantine/core'
import type { ComponentProps } from 'react'

/** One of a few, in the browser's own list. */
export function SelectField(props: ComponentProps<typeof NativeSelect>) {
  return <NativeSelect size="md" {...props} />
}
