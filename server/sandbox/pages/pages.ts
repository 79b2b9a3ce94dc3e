import type { FastifyInstance } from 'fastify';

export interface PagePayment {
  orderNumber: string;
  amount: string;
  lines: string[];
  language: 'ar' | 'en';
  state: 'open' | 'paid' | 'declined';
}

export interface PageActions {
  findPayment(token: string): PagePayment | null;
  settlePayment(token: string, outcome: 'paid' | 'declined' | 'cancelled'): void;
  returnUrl?: string;
}

/** Serves the hosted payment page and the legal documents. */
export function registerPages(app: FastifyInstance, actions: PageActions): void {
  void app;
  void actions;
}
