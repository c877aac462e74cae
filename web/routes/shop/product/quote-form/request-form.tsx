import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Form, useNavigate, useNavigation } from 'react-router'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { paths } from '#web/app/paths.ts'
import { FormToken } from '#web/places/form-token.tsx'
import { useToast } from '#web/shell/notices/toast.tsx'
import type { CutRow } from '#web/tools/cut-length/cut-rows.ts'
import { AmountStep } from '#web/routes/shop/product/amount/amount-step.tsx'
import { CProfileStep } from '#web/routes/shop/product/amount/c-profile-step.tsx'
import { summarise } from './fault-texts.ts'
import { Gallery } from '#web/routes/shop/product/facts/gallery.tsx'
import type { ProductPage } from '#web/routes/shop/product/load-product.server.ts'
import { ProductFacts } from '#web/routes/shop/product/facts/product-facts.tsx'
import { ProductHead } from '#web/routes/shop/product/facts/product-head.tsx'
import type { RequestAnswer } from './request-answer.ts'
import css from './request-form.module.css'
import { RequestPanel } from './request-panel.tsx'
import { summariseRequest } from './request-summary.ts'
import { readTypedRequest, type TypedRequest, WITH_SCRIPTS } from './typed-request.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { VariantStep } from '#web/routes/shop/product/variants/variant-step.tsx'

interface RequestFormProps {
  page: Omit<ProductPage, 'together' | 'asked'>
  begin: TypedRequest
  answer: RequestAnswer | undefined
  salesMail: string
}

/** The product and one form over all of it: variant, C-profile, amount. Fields keep themselves; this only watches. */
export function RequestForm({ page, begin, answer, salesMail }: RequestFormProps) {
  const { product, common, variants, columns, cProfiles } = page
  const [typed, setTyped] = useState(answer && !answer.together ? answer.typed : begin)
  const locale = getLocale()
  const navigate = useNavigate()
  const navigation = useNavigation()
  const toast = useToast()
  const isHydrated = useHydrated()

  const variant = variants.find(({ number }) => number === typed.variant)
  const example = variant ?? variants[0]
  const fitting = cProfiles.filter(({ id }) => variant?.cProfiles.includes(id))
  const cProfile = fitting.find(({ id }) => id === typed.cProfile)
  const faults = answer?.faults ?? {}

  useEffect(() => {
    const text = addedText(answer)
    if (text) toast(text, { action: { label: m.product_see_cart(), to: paths.cart(locale) } })
  }, [answer, toast, locale])

  const watch = (form: HTMLFormElement) => {
    const now = readTypedRequest(new FormData(form))
    setTyped((before) => ({ ...now, cuts: now.cuts.length > 0 ? now.cuts : before.cuts }))
    if (now.variant !== typed.variant) {
      void navigate(paths.product(locale, product.seoPath, { variant: now.variant }), {
        replace: true,
        preventScrollReset: true,
      })
    }
  }
  // What was chosen before the scripts had come, or what the browser kept over a reload.
  const form = useRef<HTMLFormElement>(null)
  const watchFirst = useEffectEvent(() => form.current && watch(form.current))
  useEffect(() => void watchFirst(), [])
  const watchRows = (rows: readonly CutRow[]) => setTyped((now) => ({ ...now, cuts: [...rows] }))

  const hasProfiles = cProfiles.length > 0
  const hasTable = variants.length > 1
  return (
    <Form
      ref={form}
      method="post"
      className={css.form}
      onInput={(event: FormEvent<HTMLFormElement>) => watch(event.currentTarget)}
      preventScrollReset
      noValidate
    >
      {isHydrated && <input type="hidden" name={WITH_SCRIPTS} value="1" />}
      <FormToken success={answer?.added && answer} />
      {!hasTable && <input type="hidden" name="variant" value={typed.variant} />}
      <div className={css.main}>
        <ProductHead product={product} variants={variants}>
          <Gallery
            product={product}
            variant={example}
            isChosen={variant !== undefined}
            cProfile={cProfile ?? cProfiles.find(({ id }) => example?.cProfiles.includes(id))}
          />
        </ProductHead>
        {hasTable && <VariantStep variants={variants} columns={columns} chosen={typed.variant} />}
        {hasProfiles && (
          <CProfileStep
            number={2}
            profiles={fitting}
            chosen={typed.cProfile}
            isVariantChosen={variant !== undefined}
            error={faults.cProfile && m.product_error_c_profile()}
          />
        )}
        <AmountStep
          number={1 + Number(hasTable) + Number(hasProfiles)}
          variant={example}
          cProfile={cProfile}
          typed={typed}
          faults={faults}
          onRows={watchRows}
        />
        <ProductFacts product={product} common={common} variant={variant} />
      </div>
      <RequestPanel
        summary={summariseRequest(typed, example, cProfile, hasProfiles)}
        price={variant?.price ?? product.price}
        variant={variant}
        faults={summarise(faults, example, answer?.typed ?? typed)}
        refused={answer?.refused}
        busy={navigation.state !== 'idle' && navigation.formData?.has('intent') === false}
        questionMail={`mailto:${salesMail}?subject=${encodeURIComponent(`${product.name} ${typed.variant}`.trim())}`}
      />
    </Form>
  )
}

function addedText(answer: RequestAnswer | undefined): string | undefined {
  if (answer?.added) return m.product_added({ name: answer.added })
  const together = answer?.together
  return together && 'added' in together ? m.product_added_together({ count: together.added }) : undefined
}
