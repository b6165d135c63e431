import { createElement, Suspense } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadable } from './loadable.tsx'

const Hello = ({ name }: { name: string }) => createElement('b', null, `Hello ${name}`)

test('what has come is there in the first rendering; what hasn’t, leaves its place to the fallback', async () => {
  const Part = loadable(async () => ({ default: Hello }))
  const rendered = () =>
    renderToStaticMarkup(createElement(Suspense, { fallback: '…' }, createElement(Part, { name: 'Ada' })))
  expect(rendered()).toContain('…')
  await Part.load()
  expect(rendered()).toBe('<b>Hello Ada</b>')
})

test('a part that could not be loaded is asked for again', async () => {
  let tries = 0
  const Part = loadable(async () => {
    tries += 1
    if (tries === 1) throw new Error('no line')
    return { default: Hello }
  })
  await expect(Part.load()).rejects.toThrow('no line')
  await Part.load()
  expect(renderToStaticMarkup(createElement(Part, { name: 'Ada' }))).toBe('<b>Hello Ada</b>')
})
