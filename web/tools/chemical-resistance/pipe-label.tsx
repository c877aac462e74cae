import { m } from '#web/i18n/messages.ts'

/**
 * Ground, additional colour and text of each group of media by DIN 2403. They are sRGB of RAL 5005, 6032, 3001, 7004
 * and 1003 (with 3001 or 9004). 2010, 4008 and 8002 (with 3001 or 9004) follow.
 */
const COLOURS = [
  { ground: '#005387', ends: undefined, text: '#fff' },
  { ground: '#237f52', ends: undefined, text: '#fff' },
  { ground: '#9b2423', ends: undefined, text: '#fff' },
  { ground: '#9b9b9b', ends: undefined, text: '#000' },
  { ground: '#f9a800', ends: '#9b2423', text: '#000' },
  { ground: '#f9a800', ends: '#0e0e10', text: '#000' },
  { ground: '#d4652f', ends: undefined, text: '#000' },
  { ground: '#844c82', ends: undefined, text: '#fff' },
  { ground: '#7b5141', ends: '#9b2423', text: '#fff' },
  { ground: '#7b5141', ends: '#0e0e10', text: '#fff' },
] as const

const NAMES = [
  () => m.resistance_pipe_0(),
  () => m.resistance_pipe_1(),
  () => m.resistance_pipe_2(),
  () => m.resistance_pipe_3(),
  () => m.resistance_pipe_4(),
  () => m.resistance_pipe_5(),
  () => m.resistance_pipe_6(),
  () => m.resistance_pipe_7(),
  () => m.resistance_pipe_8(),
  () => m.resistance_pipe_9(),
] as const

export const pipeGroupName = (group: number): string => NAMES[group]?.() ?? ''

/** The label of a pipe with a medium of this group: its colours, the group's number, and the flow's direction. */
export function PipeLabel({ group }: { group: number }) {
  const colours = COLOURS[group]
  if (!colours) return null
  const { ground, ends, text } = colours
  return (
    <svg width="120" height="32" viewBox="0 0 120 32" aria-hidden="true" focusable="false">
      <path d="M.5.5h103l16 15.500-16 15.500H.5z" fill={ground} stroke="#000" strokeOpacity=".35" />
      {ends && <path d="M8 .5h10v31H8zM96 .5h7.500l2.500 2.400v26.200l-2.500 2.400H96z" fill={ends} />}
      <text x="57" y="22" textAnchor="middle" fontSize="17" fontWeight="700" fill={text}>
        {group}
      </text>
    </svg>
  )
}
