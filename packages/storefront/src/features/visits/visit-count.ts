import {
  array,
  maxLength,
  minLength,
  optional,
  picklist,
  pipe,
  strictObject,
  string,
} from 'valibot'
import type { InferOutput } from 'valibot'

/** Validates reports of browsers. */
export const visitCountSchema = strictObject({
  /** Only the kind of page is counted; unknown names count as other. */
  route: pipe(string(), maxLength(100)),
  vitals: optional(
    pipe(
      array(
        strictObject({
          name: picklist(['LCP', 'INP', 'CLS']),
          rating: picklist(['good', 'needs-improvement', 'poor']),
        }),
      ),
      minLength(1),
      maxLength(3),
    ),
  ),
})

/**
 * A browser's report: a page view or, with vitals, the metrics of a visit that started with it.
 */
export type VisitCount = InferOutput<typeof visitCountSchema>
