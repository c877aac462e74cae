import { Fragment, type ReactNode } from 'react'
import { m } from '#web/i18n/messages.ts'
import { ProductPicture } from '#web/catalogue/product/product-picture.tsx'
import type { CProfile } from './c-profile.ts'
import css from './c-profile-step.module.css'
import { Step } from './step.tsx'
import { C_PROFILE_FIELD, NO_C_PROFILE } from '#web/routes/shop/product/add-to-cart/add-form.ts'

interface CProfileStepProps {
  number: number
  /** Those that fit the chosen variant; none while nothing is chosen. */
  profiles: readonly CProfile[]
  chosen: string
  isVariantChosen: boolean
  error: string | undefined
  /** The chosen profile's part of the request; undefined while none is chosen. */
  adds: string | undefined
}

/**
 * Without, galvanised or stainless: radio buttons with the profile's picture, once a variant is chosen. On paper only a
 * chosen profile is of interest.
 */
export function CProfileStep({ number, profiles, chosen, isVariantChosen, error, adds }: CProfileStepProps) {
  return (
    <Step id="c-profiles" number={number} title={m.product_c_profile_question()} isPrinted={false}>
      {isVariantChosen && (
        <fieldset className={css.choices} aria-describedby={error || adds ? 'c-profiles-note' : undefined}>
          <legend className="vh">{m.product_c_profile()}</legend>
          <Choice
            value={NO_C_PROFILE}
            chosen={chosen}
            name={m.product_c_profile_none()}
            hint={m.product_c_profile_none_hint()}
          >
            <svg viewBox="0 0 56 32" aria-hidden="true">
              <path d="M19 5H4v24h48V5H37v5h9v13H10V10h9z" />
            </svg>
          </Choice>
          {profiles.map(({ id, number: productNumber, name, language, picture, options }) => (
            <Choice
              key={id}
              value={id}
              chosen={chosen}
              name={<span lang={language}>{name}</span>}
              hint={[{ name: productNumber }, ...options].map((part, index) => (
                <Fragment key={part.name}>
                  {index > 0 && ' · '}
                  <span lang={part.language}>{part.name}</span>
                </Fragment>
              ))}
            >
              <ProductPicture picture={picture} />
            </Choice>
          ))}
        </fieldset>
      )}
      <p id="c-profiles-note" className={error ? css.error : css.note} role="status">
        {error ?? (isVariantChosen ? adds : m.product_c_profile_after_variant())}
      </p>
    </Step>
  )
}

/** `children` is the picture. */
function Choice({
  value,
  chosen,
  name,
  hint,
  children,
}: {
  value: string
  chosen: string
  name: ReactNode
  hint: ReactNode
  children: ReactNode
}) {
  return (
    <label className={css.choice}>
      <input type="radio" name={C_PROFILE_FIELD} value={value} defaultChecked={chosen === value} />
      <span className={css.picture}>{children}</span>
      <span>
        <b>{name}</b>
        <small>{hint}</small>
      </span>
    </label>
  )
}
