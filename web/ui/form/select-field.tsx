import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { NativeSelect } from '@mantine/core'
import type { ComponentProps } from 'react'

/** One of a few, in the browser's own list. */
export function SelectField(props: ComponentProps<typeof NativeSelect>) {
  return <NativeSelect size="md" {...props} />
}
