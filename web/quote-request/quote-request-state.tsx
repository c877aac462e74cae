import css from './quote-request-state.module.css'

/** The state of a quote request in the shop's words, with a mark. */
export const RequestState = ({ state }: { state: { name: string; kind: string } }) => (
  <span className={css.state} data-state={state.kind}>
    {state.name}
  </span>
)
