import { z } from 'zod'
import { asciiEmail } from '#contracts/email-address.ts'
import type { Locale } from '#contracts/locales.ts'
import { type AnswerField, answerFields, type FormFile, type TextFieldFile } from './form-file.ts'
import { formText } from './form-texts.ts'

/** Entries by the name of the field. */
export type Answers = Readonly<Record<string, string>>

export interface AnswerCheck {
  locale: Locale
  /** `2026-11-22` */
  today: string
  /** Names of fields with a file; undefined where no files are taken, and forms do not ask for them. */
  withFile: readonly string[] | undefined
}

/** Returns the errors of the answers: one message for each field, in the order of the form. */
export function checkAnswers(form: FormFile, answers: Answers, check: AnswerCheck): Record<string, string> {
  const found = answerFields(form).flatMap((field): [string, string][] => {
    const message = problemOf(field, (answers[field.name] ?? '').trim(), check)
    return message === undefined ? [] : [[field.name, message]]
  })
  return Object.fromEntries(found)
}

function problemOf(field: AnswerField, answer: string, { locale, today, withFile }: AnswerCheck): string | undefined {
  const say = formText(locale)
  if (field.type === 'file' && !withFile) return undefined
  const isEmpty = field.type === 'file' ? !withFile?.includes(field.name) : answer === ''
  if (isEmpty) return field.required ? say(field.type === 'checkbox' ? 'confirm' : 'required') : undefined
  switch (field.type) {
    case 'select':
    case 'radio':
      return field.options.some(({ value }) => value === answer) ? undefined : say('choose')
    case 'date':
      if (!isDate(answer)) return say('date')
      return field.notBefore === 'today' && answer < today ? say('past') : undefined
    case 'checkbox':
    case 'file':
      return undefined
    default:
      return textProblem(field, answer, locale)
  }
}

function textProblem(field: TextFieldFile, answer: string, locale: Locale): string | undefined {
  const say = formText(locale)
  const length = answer.length
  if (length > field.maxLength) return say('too_long', { max: field.maxLength })
  if (field.minLength !== undefined && length < field.minLength) return say('too_short', { min: field.minLength })
  if (field.type === 'email' && asciiEmail(answer) === undefined) return say('email')
  if (field.type === 'phone' && answer.replaceAll(/\D/g, '').length < 4) return say('phone')
  if (field.pattern && !new RegExp(`^(?:${field.pattern.expression})$`, 'u').test(answer))
    return field.pattern.message[locale]
  return undefined
}

/** A day that exists: not the 31st of February. */
const isDate = (text: string): boolean => z.iso.date().safeParse(text).success
