export type EngineName = "firefox" | "webkit";

export type EngineOptions = {
  /** The browser keeps and sends no cookies, as a visitor may choose. */
  blockCookies?: boolean;
};

export type Size = { width: number; height: number };

/** One window of a browser, driven as a visitor would: real presses and keys. Functions run in the page. */
export interface EnginePage {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  url(): Promise<string>;
  evaluate<Argument, Result>(
    run: (argument: Argument) => Result,
    argument?: Argument,
  ): Promise<Awaited<Result>>;
  /** Runs the text of a script in the page. */
  inject(script: string): Promise<void>;
  /** Presses the primary button at a point of the viewport, in CSS pixels. */
  press(point: { x: number; y: number }): Promise<void>;
  /** "Enter", "Escape", "Tab", "ArrowDown" ... */
  key(name: KeyName): Promise<void>;
  type(text: string): Promise<void>;
  resize(size: Size): Promise<void>;
  /** Errors of the console, and uncaught ones, so far. */
  errors(): Promise<string[]>;
  close(): Promise<void>;
}

export type KeyName = "Enter" | "Escape" | "Tab" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

export interface Engine {
  open(options: EngineOptions): Promise<EnginePage>;
  stop(): Promise<void>;
}
